// A renderer process that sends messages with wrong nonces before each correct message.
const used = { seconds: 0, megabytes: 0 };
const nonces = ['', '0'.repeat(32)];

process.on('message', ({ kind, nonce }) => {
  if (kind !== 'page') return;
  const send = (of, html) => {
    process.send({ kind: 'wants-module', nonce: of, href: `/assets/${html}.js` });
    process.send({ kind: 'rendered', nonce: of, rendered: JSON.stringify({ html: `<main-text>${html}</main-text>` }) });
    process.send({ kind: 'settled', nonce: of, late: [], stuck: undefined, used });
  };
  process.send(null);
  for (const wrong of [...nonces, undefined, [nonce], nonce.toUpperCase(), nonce.slice(1)])
    if (wrong !== nonce) send(wrong, 'forged');
  send(nonce, 'right');
  // The nonce of this page is wrong for the next page.
  nonces.push(nonce);
});
