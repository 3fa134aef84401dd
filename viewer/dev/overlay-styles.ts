/** Styles of the overlay above the page. The overlay is dark in both colour modes, so that it differs from the page. */
export const overlayStyles = `
:host { all: initial; }
section, p[role='status']:not(:empty) {
  position: fixed; z-index: 2147483647; box-sizing: border-box;
  font: 15px/1.5 system-ui, sans-serif; color: #f4f1ea; background: #211d19;
}
section {
  inset: auto 0 0; max-height: 70vh; overflow: auto; padding: 16px 24px 24px;
  border-top: 4px solid #e5604d; box-shadow: 0 -8px 32px rgb(0 0 0 / 40%);
}
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; }
h1 { margin: 0; font-size: 20px; color: #ff9a85; }
button { font: inherit; color: inherit; background: none; border: 1px solid #a99f92; border-radius: 6px; padding: 4px 16px; cursor: pointer; }
button:focus-visible, pre:focus-visible { outline: 3px solid #ffd9a0; outline-offset: 2px; }
ol { margin: 8px 0 0; padding: 0; list-style: none; }
li { padding: 12px 0; border-top: 1px solid #4b443b; }
p { margin: 4px 0; overflow-wrap: anywhere; }
strong { font-family: ui-monospace, monospace; color: #ffd9a0; }
small { color: #c9bfb0; }
pre { margin: 8px 0; padding: 8px 12px; overflow-x: auto; font: 13px/1.5 ui-monospace, monospace; background: #14110e; }
p[role='status']:not(:empty) { left: 16px; bottom: 16px; margin: 0; padding: 8px 16px; border-radius: 6px; }
`;
