import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/**
 * Unit for rounding the start time, in milliseconds. The computed start time varies slightly, because clock and uptime
 * are read one after the other.
 */
const grain = 60_000;

/**
 * Identifies the current boot of the system. A power failure may destroy a file's content but not its attributes. So
 * attributes that were recorded before the last boot don't prove that a file is unchanged.
 *
 * @returns a string that differs after each start
 */
export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
  } catch {
    return String(Math.round((Date.now() - uptime() * 1000) / grain));
  }
}
