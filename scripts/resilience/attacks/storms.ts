import type { Attack } from '../attack.ts';
import { runStorm } from '../storm/run-storm.ts';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const edits = 10_000;

/** Changes a watched site at random, and compares the result with a cold compile. */
export const storms: Attack = {
  name: 'storms',
  what: '10,000 random edits in storms on 8 seeds, including saves by renaming, broken files, moved folders and changed settings. The watched output equals a cold compile',
  async run({ share, note }) {
    const failures: string[] = [];
    const each = Math.ceil((edits * share) / seeds.length);
    let compiles = 0;
    for (const seed of seeds) {
      const { checks, settled, differences } = await runStorm(seed, each);
      compiles += checks;
      failures.push(...differences.map((difference) => `seed ${seed}: ${difference}`));
      note(`seed ${seed}: ${checks} compiles, last change ${Math.round(settled)} ms after the last edit`);
    }
    return {
      tried: `${each * seeds.length} edits on ${seeds.length} seeds`,
      failures,
      figures: `${compiles} compiles`,
    };
  },
};
