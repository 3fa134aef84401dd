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
    // The attacked process has already created a folder or a file at this path.
  }
  for (;;)
    try {
      renameSync(away, folder);
      return;
    } catch {
      // The attacked process has created files in the replacement folder, and may still create more.
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch {
        continue;
      }
    }
}

process.on('SIGTERM', () => process.exit());
// Symbolic links are the most frequent replacement, because only they can redirect a call to another folder.
const order = [0, 0, 0, 1, 0, 0, 0, 2];
for (let round = 0; ; round += 1) {
  for (const folder of folders) swap(folder, replacements[order[round % order.length]]);
  if (round === 0) console.log('swapping');
  // Waits one turn of the event loop, so that the process can handle SIGTERM. At this point, all folders are
  // restored.
  if (round % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
}
