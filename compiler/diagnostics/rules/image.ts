import { warning } from '../rule.ts';

/** Faults of what pictures are made smaller with. */
export const imageRules = {
  'missing-sharp': warning(() => ({
    message: 'pictures are published in one size only, since the package "sharp" is not installed',
    hint: 'run "npm install sharp" in the site\'s folder, or set "images: false"',
  })),
};
