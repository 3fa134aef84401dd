/** Matches a word that is too long for a table column on paper. */
const longWord = /\S{30}/;

let isStarted = false;

/**
 * Marks very long words in tables when a page is printed. Only marked words can break on paper. A script is necessary,
 * because a style sheet cannot select by length.
 */
export function preparePrint(): void {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener('beforeprint', () => {
    for (const name of document.querySelectorAll('#main th'))
      name.classList.toggle('is-long', longWord.test(name.textContent));
  });
}
