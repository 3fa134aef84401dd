import { InvalidArgumentError } from 'commander';

/** @throws InvalidArgumentError for what is no number of threads */
export function parseJobs(text: string): number {
  const jobs = Number(text);
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= 64) return jobs;
  throw new InvalidArgumentError('expected a number from 1 to 64');
}
