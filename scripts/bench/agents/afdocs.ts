import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { installNode } from '../../package/node-releases.ts';

const run = promisify(execFile);
/** The score depends on the release. */
const release = 'afdocs@0.22.2';
/** The oldest major version of Node that afdocs supports. */
const nodeMajor = '22';

/** The result of afdocs for a site. */
export interface Score {
  /** 0 to 100. */
  overall: number;
  /** Ids of checks that failed or warned. */
  open: string[];
}

/**
 * Runs afdocs on a served site.
 *
 * @param url the address of the home page on this machine
 * @param origin the published origin, which the links of the site contain
 */
export type ScoreOf = (url: string, origin: string) => Promise<Score>;

interface Report {
  scoring: { overall: number };
  results: { id: string; status: string }[];
}

/** Installs afdocs from npm, and a release of Node that runs it. */
export async function installAfdocs(folder: string): Promise<ScoreOf> {
  const { folder: programs } = installNode(nodeMajor, path.join(folder, 'node'));
  const place = path.join(folder, 'afdocs');
  await run('npm', ['install', '--prefix', place, '--ignore-scripts', '--no-audit', '--no-fund', release]);
  const program = path.join(place, 'node_modules/afdocs/bin/afdocs.mjs');
  const options = ['--format', 'json', '--score', '--sampling', 'deterministic', '--request-delay', '0', '-q'];
  return async (url, origin) => {
    const args = [program, 'check', url, ...options, '--canonical-origin', origin];
    // afdocs also exits with an error if a check fails. Its output is still complete.
    const { stdout } = await run(path.join(programs, 'node'), args, { maxBuffer: 100_000_000 }).catch(
      (error: { stdout: string }) => error,
    );
    const { scoring, results } = JSON.parse(stdout) as Report;
    const open = results.filter(({ status }) => status === 'fail' || status === 'warn').map(({ id }) => id);
    return { overall: scoring.overall, open };
  };
}
