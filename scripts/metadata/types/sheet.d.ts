/** A style sheet of the package. A bundler adds it to the page; it has no exports. */
export {};
