import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** In milliseconds. The clock and the uptime are not read at the same moment. */
const grain = 60_000;

/**
 * Identifies the current run of the operating system. After a power loss, a file may have its attributes but not its
 * bytes. So attributes that were recorded before the system started say nothing about bytes.
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
