import { InvalidArgumentError } from 'commander';

/** @throws InvalidArgumentError for what is no number of threads */
export function parseJobs(text: string): number {
  const jobs = Number(text);
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= 64) return jobs;
  throw new InvalidArgumentError('expected a number from 1 to 64');
}

/** @throws InvalidArgumentError for what is no port */
export function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new InvalidArgumentError('expected a number from 0 to 65535');
}
