import { InvalidArgumentError } from 'commander';

/** @returns what reads a whole number; it throws InvalidArgumentError for anything else */
export function wholeNumber(least: number, most?: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && (most === undefined || value <= most)) return value;
    throw new InvalidArgumentError(`expected a number from ${least}${most === undefined ? '' : ` to ${most}`}`);
  };
}

export const parsePort = wholeNumber(0, 65_535);
