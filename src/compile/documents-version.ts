/**
 * Incremented when the same sources produce different documents: only then, an upgrade compiles every edition
 * again. A test over the bytes of documents enforces this.
 */
export const documentsVersion = 5;
