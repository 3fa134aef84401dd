import { loadStyles } from '../../navigation/load-styles.ts';
import { Spinner } from '../loading.tsx';
import { later } from './later.tsx';

/** The colour generator. Its code loads when it is first rendered. */
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
