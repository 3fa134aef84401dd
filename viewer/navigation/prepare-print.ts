/** A word that no column of a sheet of paper holds. */
const longWord = /\S{30}/;

let isStarted = false;

/**
 * From now on the names of columns that no paper holds may break when a page is printed. Others stay whole, and a style
 * sheet can't tell one from the other.
 */
export function preparePrint(): void {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener('beforeprint', () => {
    for (const name of document.querySelectorAll('#main th'))
      name.classList.toggle('is-long', longWord.test(name.textContent));
  });
}
