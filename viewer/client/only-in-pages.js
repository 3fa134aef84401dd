// What a component of a site gets when it is run by something else than Lectern's viewer.
throw new Error('“lectern/client” is there in pages only: Lectern provides it to the components that content imports.');
