/** A word that is too long for a column on paper. */
const longWord = /\S{30}/;

let isStarted = false;

/**
 * Lets overlong column names break when a page is printed. Other names don't break, and a style sheet can't distinguish
 * them.
 */
export function preparePrint(): void {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener('beforeprint', () => {
    for (const name of document.querySelectorAll('#main th'))
      name.classList.toggle('is-long', longWord.test(name.textContent));
  });
}
