import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

/** A release of Node that was installed from npm. */
export interface NodeRelease {
  /** The folder that contains the program `node`. */
  folder: string;
  version: string;
}

/**
 * Installs the newest Node release of a major version, from the npm package `node`.
 *
 * @param folder the folder to install into. It is created if it is missing
 */
export function installNode(major: string, folder: string): NodeRelease {
  mkdirSync(folder, { recursive: true });
  const name = `node-${process.platform}-${process.arch}`;
  const place = { cwd: folder, env: process.env };
  runCommand(['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${major}`], place);
  const programs = join(folder, 'node_modules', name, 'bin');
  return { folder: programs, version: runCommand([join(programs, 'node'), '--version'], place).trim() };
}
