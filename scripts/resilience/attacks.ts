import type { Attack } from './attack.ts';
import { manyCompiles, twoDev } from './attacks/concurrent.ts';
import { changedMeanwhile, checkout, editorSaves, polling } from './attacks/edits.ts';
import { failingCalls } from './attacks/failing-calls.ts';
import { kills } from './attacks/kills.ts';
import { fewFiles, smallHeap } from './attacks/limits.ts';
import { powerLosses } from './attacks/power-loss.ts';
import { serverLoad } from './attacks/server-load.ts';
import { serviceWorker } from './attacks/service-worker.ts';
import { storms } from './attacks/storms.ts';
import { swappedFolders } from './attacks/swapped-folders.ts';

/** All attacks, in the order of the table's rows. */
export const attacks: readonly Attack[] = [
  ...kills,
  ...powerLosses,
  ...failingCalls,
  changedMeanwhile,
  swappedFolders,
  storms,
  editorSaves,
  polling,
  checkout,
  manyCompiles,
  twoDev,
  fewFiles,
  smallHeap,
  ...serverLoad,
  serviceWorker,
];
