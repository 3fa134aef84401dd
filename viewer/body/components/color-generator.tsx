import { Spinner } from '../loading.tsx';
import { later } from './later.tsx';

/** A tool for the colours of a site. It is loaded where it is shown. */
export const ColorGenerator = later(
  async () => (await import('./color-generator/generator.tsx')).Generator,
  Spinner,
  () => null,
);
