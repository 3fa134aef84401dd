import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

/** A release of Node, installed from npm. */
export interface NodeRelease {
  /** Folder of the program. */
  folder: string;
  version: string;
}

/**
 * Installs the newest release of a major version, as npm's package `node` does for this machine.
 *
 * @param folder to install into; made when it is not there
 */
export function installNode(major: string, folder: string): NodeRelease {
  mkdirSync(folder, { recursive: true });
  const name = `node-${process.platform}-${process.arch}`;
  const place = { cwd: folder, env: process.env };
  runCommand(['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${major}`], place);
  const programs = join(folder, 'node_modules', name, 'bin');
  return { folder: programs, version: runCommand([join(programs, 'node'), '--version'], place).trim() };
}
