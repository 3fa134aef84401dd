// Replaces folders by links, by empty folders or by nothing, and puts them back, until SIGTERM. Prints a line at the
// beginning.
//     node swap-folders.mjs <target of the links> <folder> …
import { mkdirSync, renameSync, rmdirSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';

const [target, ...folders] = process.argv.slice(2);
const replacements = [
  (folder) => {
    symlinkSync(target, folder);
    return () => unlinkSync(folder);
  },
  (folder) => {
    mkdirSync(folder);
    return () => rmdirSync(folder);
  },
  () => () => {},
];

function swap(folder, replace) {
  const away = `${folder}~`;
  try {
    renameSync(folder, away);
  } catch {
    return;
  }
  try {
    replace(folder)();
  } catch {
    // The other process was faster, and has created a folder or a file there.
  }
  for (;;)
    try {
      renameSync(away, folder);
      return;
    } catch {
      // The other process has put files into the replacement, and may still do so.
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch {
        continue;
      }
    }
}

process.on('SIGTERM', () => process.exit());
// Links are the most frequent replacement, because only they can redirect a call.
const order = [0, 0, 0, 1, 0, 0, 0, 2];
for (let round = 0; ; round += 1) {
  for (const folder of folders) swap(folder, replacements[order[round % order.length]]);
  if (round === 0) console.log('swapping');
  // Lets the process handle SIGTERM. At this point, all folders are in place.
  if (round % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
}
