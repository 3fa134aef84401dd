import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/**
 * The unit to which the start time is rounded, in milliseconds. Clock and uptime are read at slightly different times.
 */
const grain = 60_000;

/**
 * Identifies the time since the system was started. After a power failure, a file may have kept its attributes but lost
 * its content. So attributes that were recorded before the last start are not reliable.
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
