<?php

namespace RsSuite\Plugin\System\RsSuite;

\defined('_JEXEC') or die;

/** Content Security Policy of the plugin "System - HTTP Headers". */
final class Policy
{
    /** Header of a page whose scripts write no HTML. */
    public const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types rs-suite";

    /** Returns a policy that allows an inline script too, by its hash. Other scripts are allowed as before. */
    public static function withHash(string $policy, string $hash): string
    {
        $directives = [];

        foreach (array_filter(array_map('trim', explode(';', $policy))) as $directive) {
            [$name, $sources] = explode(' ', $directive, 2) + [1 => ''];
            $directives[strtolower($name)] ??= trim($sources);
        }

        foreach (['script-src-elem', 'script-src', 'default-src'] as $name) {
            if (isset($directives[$name])) {
                $isOpen = !self::needsHash($directives[$name], $hash);
                $target = $name === 'default-src' ? 'script-src' : $name;

                return $isOpen ? $policy : self::join([$target => "$directives[$name] $hash"] + $directives);
            }
        }

        return $policy;
    }

    /** Returns true unless inline scripts run anyway: a hash would switch 'unsafe-inline' off for all of them. */
    private static function needsHash(string $sources, string $hash): bool
    {
        $isStrict = preg_match("/'(?:nonce-|sha\d+-|strict-dynamic)|\{script-hashes\}/", $sources) === 1;

        return !str_contains($sources, $hash)
            && trim($sources) !== "'none'"
            && ($isStrict || !str_contains($sources, "'unsafe-inline'"));
    }

    /** @param array<string, string> $directives */
    private static function join(array $directives): string
    {
        return implode('; ', array_map(
            fn (string $name, string $sources) => trim("$name $sources"),
            array_keys($directives),
            $directives
        ));
    }
}
