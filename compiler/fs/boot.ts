import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** In milliseconds: the clock and the uptime are not read at the same time. */
const grain = 60_000;

/**
 * Identifies the current run of the operating system. After a power loss a file may have its attributes and not its
 * bytes, so attributes that were noted before the start of the system say nothing about bytes.
 *
 * @returns a text that differs after each start
 */
export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
  } catch {
    return String(Math.round((Date.now() - uptime() * 1000) / grain));
  }
}
