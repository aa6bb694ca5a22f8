/**
 * Incremented when the same sources produce different documents. Only then does an upgrade compile every
 * edition again. A test over the bytes of documents enforces this.
 */
export const documentsVersion = 10;
