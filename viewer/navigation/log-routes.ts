const moves = ['pushState', 'replaceState', 'popstate'];

/** Logs each navigation to the console, for previews of the site. */
export function logRoutes(): void {
  let previous = location.href;
  const moved = () => {
    if (location.href === previous) return;
    console.log('route changed', { from: previous, to: location.href });
    previous = location.href;
  };
  for (const event of moves) window.addEventListener(event, moved);
}
