export * from 'preact/compat';
