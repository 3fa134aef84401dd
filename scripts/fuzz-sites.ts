// Compiles small sites with hostile titles, names, numbers, dates and images. Fails on an unexpected exception, a hang, or
// invalid output.
//     node --import tsx scripts/fuzz-sites.ts [--runs 20000] [--seed 1]
import { parseArgs } from 'node:util';
import { endsText, fuzzSites } from './fuzz/fuzz-sites.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const { ends, failures } = await fuzzSites(Number(values.runs), Number(values.seed), console.log);
console.log(endsText(ends));
for (const { cause, count, seed, details, site } of failures) {
  console.log(`\n${count} × ${cause}\nseed ${seed}\n${details}\n${JSON.stringify(site, null, 2)}`);
}
if (failures.length > 0) process.exitCode = 1;
