from typing import Final

from librt.vecs import vec as vec
from mypy_extensions import i64

UNBOXED: Final = True
Numbers = vec[i64]
Floats = vec[float]
