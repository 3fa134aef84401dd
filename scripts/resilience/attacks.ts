import type { Attack } from './attack.ts';
import { failingCalls } from './attacks/failing-calls.ts';
import { kills } from './attacks/kills.ts';
import { powerLosses } from './attacks/power-loss.ts';
import { storms } from './attacks/storms.ts';

/** All attacks, in the order of the table. */
export const attacks: readonly Attack[] = [...kills, ...powerLosses, ...failingCalls, storms];
