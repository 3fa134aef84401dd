import { loadStyles } from '../../navigation/load-styles.ts';
import { Spinner } from '../loading.tsx';
import { later } from './later.tsx';

/** A tool for the colours of a site. It is loaded where it is shown. */
export const ColorGenerator = later(
  async () => {
    const [{ Generator }] = await Promise.all([
      import('./color-generator/generator.tsx'),
      loadStyles('color-generator'),
    ]);
    return Generator;
  },
  Spinner,
  () => null,
);
