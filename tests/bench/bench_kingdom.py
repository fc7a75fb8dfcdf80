"""Interpreted random play and clones against catanatron, in one run; needs no compiler.

python3 run.py bench --interpreted
"""

import sys

from ophir.cli.app import main

if __name__ == "__main__":
    sys.argv[1:1] = ["bench", "--interpreted"]
    main()
