// Lets a small compile fail at each call of the file system, in each way, and looks what is left and what the next run
// makes of it.
//     npm run faults [-- --from 1] [--to 300] [--every 1] [--publish swap]
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { faults } from './faults/failing-calls.ts';
import { openFaultySite } from './faults/try-fault.ts';

/** After how many calls it is told how far the run is. */
const callsPerLine = 25;

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: 'Infinity' },
    every: { type: 'string', default: '1' },
    publish: { type: 'string', default: 'in-place' },
  },
});
const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-faults-'));
let tried = 0;
let mixed = 0;
let failed = 0;
try {
  const site = await openFaultySite(folder, values.publish as 'in-place' | 'swap');
  const last = Math.min(site.calls, Number(values.to));
  console.log(`${site.calls} calls`);
  for (let at = Number(values.from); at <= last; at += Number(values.every)) {
    for (const fault of faults) {
      const { wrong, isMixed } = await site.tryFault(at, fault);
      tried += 1;
      if (isMixed) mixed += 1;
      if (wrong.length > 0) {
        failed += 1;
        console.log(`call ${at}, ${fault}: ${wrong.join('; ')}`);
      }
    }
    if (tried % (faults.length * callsPerLine) === 0)
      console.log(`call ${at} of ${last}: ${failed} with something wrong`);
  }
} finally {
  await rm(folder, { recursive: true });
}
console.log(
  `${tried} faults, ${failed} with something wrong; ${mixed} left files of two generations until the next run`,
);
if (failed > 0) process.exitCode = 1;
