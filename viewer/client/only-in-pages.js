// Replaces `lectern/client` for code that runs outside of Lectern's viewer, such as a unit test.
throw new Error(
  '“lectern/client” is available only in pages: Lectern provides it to the components that content imports.',
);
