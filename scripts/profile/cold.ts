// Compiles a site without a cache, and prints a profile of the CPU time.
//     node --import tsx scripts/profile/cold.ts <site> <out>
import { keepHeapSmall, optimiseLate } from '../../compiler/cli/engine.ts';
import { compile } from '../../compiler/compile.ts';
// Loads the compiler's modules before the measurement. Otherwise, the profile would include their conversion from
// TypeScript.
import '../../compiler/parse/parse-source.ts';
import { record } from './record.ts';

const [site, outDir] = process.argv.slice(2);
if (site === undefined || outDir === undefined) throw new Error('usage: scripts/profile/cold.ts <site> <out>');
optimiseLate();
keepHeapSmall();
const shares = await record(() => compile(site, { outDir, cache: false }));
console.log(JSON.stringify(Object.fromEntries(shares)));
