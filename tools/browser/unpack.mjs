// Unpacks the files of the browser's package, which are compressed by Brotli: node unpack.mjs FROM TO
import { createReadStream, createWriteStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const [from, to] = process.argv.slice(2);
for (const name of readdirSync(from)) {
  const unpacked = createWriteStream(join(to, name.replace(/\.br$/, '')));
  await pipeline(createReadStream(join(from, name)), createBrotliDecompress(), unpacked);
}
