/** Parts of the code for PHP that are the same for every form. */
export const phpRuntime = Object.freeze({
  usage: String.raw`<?php

declare(strict_types=1);

/**
 * Checks a post of the form on the server, as the page does in the browser. For PHP 8.
 *
 *     $result = FormChecks::check($_POST, $_FILES, ['secret' => getenv('BOT_SECRET')]);
 *     if ($result['errors'] === []) { save($result['values']); }
 *
 * Check the security token of your session before, and store only what "values" has.
 */
final class FormChecks
{`,
  code: String.raw`    /**
     * Returns the errors in the order of the form, the page of the first one (from 1), and the values to store as
     * pairs. The option "page" checks one page only, "captchaCode" is the code of the last image, and "verify" a
     * function that verifies the token of the bot check.
     */
    public static function check(array $post, array $files = [], array $options = []): array
    {
        $page = $options['page'] ?? 0;
        $today = $options['today'] ?? new DateTimeImmutable('today');
        $posted = is_array($post['form'] ?? null) ? $post['form'] : [];
        $values = [];
        foreach (self::FORM['fields'] as $at => $field) {
            $values[$at] = self::valuesOf($posted, $files, $field);
        }
        $hidden = self::findHidden($values);
        $sums = self::workOutTotals($values, $hidden);
        $facts = [
            'values' => $values,
            'files' => $files,
            'hidden' => $hidden,
            'today' => self::dayOf($today),
            'captchaCode' => $options['captchaCode'] ?? '',
        ];
        $errors = [];
        $stored = [];
        foreach (self::FORM['fields'] as $at => $field) {
            $name = $field['name'];
            if (in_array($name, $hidden, true)) {
                continue;
            }
            $sum = self::sumOf($sums, $name);
            $isAsked = ($page === 0 || $field['page'] === $page) && $sum === null;
            if ($isAsked && self::isInvalid($field, $values[$at], $facts)) {
                $errors[] = self::errorOf($field);
            }
            if (($field['format'] ?? '') !== 'captcha') {
                $stored[] = [$name, $sum === null ? self::storedText($field, $values[$at]) : $sum['text']];
            }
        }
        if (self::text($posted['formId'] ?? '') !== (string) self::FORM['formId']) {
            $errors[] = ['name' => 'formId', 'id' => 0, 'page' => 0, 'message' => 'form'];
        }
        // A token is used up by its check: it comes last.
        if ($page === 0 && $errors === [] && isset(self::FORM['bot'])) {
            $token = self::text($post[self::FORM['bot']['tokenName']] ?? '');
            $verify = $options['verify'] ?? [self::class, 'verifyToken'];
            if (!$verify($token, $options['secret'] ?? '')) {
                $errors[] = ['name' => '', 'id' => 0, 'page' => 0, 'message' => self::FORM['bot']['message']];
            }
        }
        return ['errors' => $errors, 'page' => $errors[0]['page'] ?? 0, 'values' => $stored];
    }

    private static function errorOf(array $field): array
    {
        ['name' => $name, 'id' => $id, 'page' => $page, 'message' => $message] = $field;
        return ['name' => $name, 'id' => $id, 'page' => $page, 'message' => $message];
    }

    private static function text(mixed $value): string
    {
        return is_string($value) ? $value : '';
    }

    private static function valuesOf(array $posted, array $files, array $field): array
    {
        if ($field['posts'] === 'files') {
            return array_column(self::filesOf($files, $field['name']), 'name');
        }
        $value = $posted[$field['name']] ?? null;
        if ($field['posts'] === 'one') {
            return is_string($value) ? [$value] : [];
        }
        $list = is_array($value) ? $value : [];
        if ($field['posts'] === 'list') {
            return array_values(array_filter($list, 'is_string'));
        }
        return array_map(static fn (string $part): string => self::text($list[$part] ?? ''), $field['parts']);
    }

    /** An input without a file posts one without a name. */
    private static function filesOf(array $files, string $name): array
    {
        $names = (array) ($files['form']['name'][$name] ?? []);
        $sizes = (array) ($files['form']['size'][$name] ?? []);
        $failures = (array) ($files['form']['error'][$name] ?? []);
        $found = [];
        foreach ($names as $at => $one) {
            if (is_string($one) && $one !== '') {
                $isWhole = ($failures[$at] ?? UPLOAD_ERR_OK) === UPLOAD_ERR_OK;
                $found[] = ['name' => $one, 'size' => $isWhole ? (int) ($sizes[$at] ?? 0) : PHP_INT_MAX];
            }
        }
        return $found;
    }

    private static function storedText(array $field, array $values): string
    {
        if ($field['posts'] === 'parts') {
            return array_filter($values, static fn (string $part): bool => $part !== '') === [] ? '' : implode('/', $values);
        }
        $text = implode("\n", $values);
        return isset($field['isSecret']) && $text !== '' ? password_hash($text, PASSWORD_DEFAULT) : $text;
    }

    /** Returns the names of hidden fields. A hidden field counts with its value in the blank form. */
    private static function findHidden(array $values): array
    {
        $hidden = [];
        foreach ([...self::FORM['conditions'], null] as $round) {
            $next = [];
            foreach (self::FORM['conditions'] as $condition) {
                $isShown = self::fits($condition, $values, $hidden) === ($condition['action'] === 'show');
                $others = array_values(array_filter(
                    $next,
                    static fn (string $name): bool => !in_array($name, $condition['targets'], true),
                ));
                $next = $isShown ? $others : [...$others, ...$condition['targets']];
            }
            $isSame = array_diff($next, $hidden) === [] && array_diff($hidden, $next) === [];
            $hidden = $next;
            if ($isSame) {
                break;
            }
        }
        return $hidden;
    }

    /** Returns the index of a field; null for none. */
    private static function indexOf(string $name): ?int
    {
        foreach (self::FORM['fields'] as $at => $field) {
            if ($field['name'] === $name) {
                return $at;
            }
        }
        return null;
    }

    /** Returns true if a rule holds, or a group of them. */
    private static function fits(array $entry, array $values, array $hidden): bool
    {
        if (!isset($entry['when'])) {
            return self::fitsRule($entry, $values, $hidden);
        }
        $results = array_map(static fn (array $one): bool => self::fits($one, $values, $hidden), $entry['when']);
        return $entry['match'] === 'all' ? !in_array(false, $results, true) : in_array(true, $results, true);
    }

    private static function fitsRule(array $rule, array $values, array $hidden): bool
    {
        ['field' => $name, 'operator' => $operator, 'value' => $value] = $rule;
        $at = self::indexOf($name);
        $field = self::FORM['fields'][$at];
        $blank = $field['blank'] ?? ($field['posts'] === 'one' && !isset($field['options']) ? [''] : []);
        $all = in_array($name, $hidden, true) ? $blank : self::conditionValues($field, $values[$at]);
        $some = static function (callable $fits) use ($all): bool {
            foreach ($all as $text) {
                if ($fits($text)) {
                    return true;
                }
            }
            return false;
        };
        return match ($operator) {
            'is' => in_array($value, $all, true),
            'is_not' => !in_array($value, $all, true),
            'empty' => !$some(static fn (string $text): bool => $text !== ''),
            'filled' => $some(static fn (string $text): bool => $text !== ''),
            'contains' => $some(static fn (string $text): bool => str_contains($text, $value)),
            'is_one_of' => $some(static fn (string $text): bool => in_array($text, $value, true)),
            'between' => $some(static function (string $text) use ($field, $rule): bool {
                $number = self::measure($field, $text);
                return $number >= $rule['bound'] && $number <= $rule['upper'];
            }),
            'greater' => $some(static fn (string $text): bool => self::measure($field, $text) > $rule['bound']),
            default => $some(static fn (string $text): bool => self::measure($field, $text) < $rule['bound']),
        };
    }
`,
});
