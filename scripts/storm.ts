// Watches a site through storms of changes: does it come to the bytes of a cold compile, within two seconds of quiet?
//     node --import tsx scripts/storm.ts [--operations 2000] [--seeds 1,2,3,4,5]
import { parseArgs } from 'node:util';
import { runStorm } from './storm/run-storm.ts';

/** In milliseconds. */
const goal = 2000;

const { values } = parseArgs({
  options: { operations: { type: 'string', default: '2000' }, seeds: { type: 'string', default: '1,2,3,4,5' } },
});
for (const seed of values.seeds.split(',').map(Number)) {
  const { looks, settled, differences } = await runStorm(seed, Number(values.operations));
  const isFine = differences.length === 0 && settled <= goal;
  console.log(
    `${isFine ? '✓' : '✗'} seed ${seed}: ${looks} compiles, idle ${Math.round(settled)} ms after the last change, ${differences.length} differences`,
  );
  for (const difference of differences.slice(0, 20)) console.log(`    ${difference}`);
  if (!isFine) process.exitCode = 1;
}
