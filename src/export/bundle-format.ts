export const bundleFormats = ['sqlite', 'zip'] as const;

export type BundleFormat = (typeof bundleFormats)[number];
