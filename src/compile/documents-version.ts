/**
 * Raised whenever the same sources make other documents than before: then, and only then, every edition is compiled
 * again after an upgrade. A test over the bytes of documents holds it.
 */
export const documentsVersion = 4;
