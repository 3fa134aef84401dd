/** In the place of the loader of sites: all styles are in the one style sheet that the app brings. */
export function loadStyles(_name: string): Promise<void> {
  return Promise.resolve();
}
