import { phpDates } from './php-dates.model.js';
import { phpNumbers } from './php-numbers.model.js';

/** Part of the code for PHP that checks one field, works out totals, and verifies the token of a bot check. */
export const phpFields = String.raw`    /** A split date is one value, once all of its parts are chosen. */
    private static function conditionValues(array $field, array $values): array
    {
        if ($field['posts'] !== 'parts') {
            return $values;
        }
        return in_array('', $values, true) ? [] : [implode('/', $values)];
    }

    private static function measure(array $field, string $text): float
    {
        if (isset($field['date'])) {
            $date = self::readDate($field['date'], $text);
            return $date === null ? NAN : $date['seconds'] * 1000.0;
        }
        if (!isset($field['parts'])) {
            return self::toNumber($text, $field['signs']);
        }
        $numbers = array_combine($field['parts'], array_map('intval', explode('/', $text)));
        return ($numbers['y'] ?? 0) * 10000.0 + ($numbers['m'] ?? 0) * 100 + ($numbers['d'] ?? 0);
    }

    /** Computes all totals. Posted totals are ignored. */
    private static function workOutTotals(array $values, array $hidden): array
    {
        $sums = [];
        foreach (self::totals() as $total) {
            $read = static fn (string $name): float =>
                self::sumOf($sums, $name)['number'] ?? self::countOf($name, $values, $hidden, $total);
            $span = static function (int $perDay, array $dates, callable $seconds) use ($read): float {
                foreach ($dates as $name) {
                    if (is_nan($read($name))) {
                        return 0.0;
                    }
                }
                return floor(($seconds() / 86400) * $perDay + 0.5);
            };
            $result = $total['compute'](static fn (string $name): float => is_nan($read($name)) ? 0.0 : $read($name), $span);
            $number = is_finite($result) ? $result : 0.0;
            $text = abs($number) > 9007199254740991 ? '' : self::formatNumber($number, $total);
            $counted = $total['isRaw'] ? round($number, 12) : (float) self::fixed($number, $total['decimals']);
            $sums[] = [
                'name' => $total['target'],
                'number' => in_array($total['target'], $hidden, true) ? 0.0 : $counted,
                'text' => $total['isRaw'] ? (string) $counted : $text,
            ];
        }
        return $sums;
    }

    private static function sumOf(array $sums, string $name): ?array
    {
        foreach ($sums as $sum) {
            if ($sum['name'] === $name) {
                return $sum;
            }
        }
        return null;
    }

    /** Returns the value of a field in a total: NAN for a date that is not set. */
    private static function countOf(string $name, array $values, array $hidden, array $signs): float
    {
        $at = self::indexOf($name);
        if ($at === null || in_array($name, $hidden, true)) {
            return 0.0;
        }
        $field = self::FORM['fields'][$at];
        $text = $values[$at][0] ?? '';
        switch ($field['counts'] ?? '') {
            case 'prices':
                $sum = 0.0;
                foreach ($values[$at] as $value) {
                    foreach ($field['prices'] as [$option, $price]) {
                        $sum += $option === $value ? (float) $price : 0.0;
                    }
                }
                return $sum;
            case 'plain':
                return (float) $text;
            case 'text':
                $number = self::toNumber($text, $signs);
                return is_nan($number) ? 0.0 : $number;
            case 'date':
                return self::readDate($field['date'], $text)['seconds'] ?? NAN;
            default:
                return 0.0;
        }
    }

    private static function isInvalid(array $field, array $values, array $facts): bool
    {
        if ($field['posts'] === 'files') {
            return self::areRefused($field, self::filesOf($facts['files'], $field['name']));
        }
        $texts = array_values(array_filter($values, static fn (string $value): bool => $value !== ''));
        if (trim(implode('', $texts)) === '') {
            return $field['required'] ?? false;
        }
        if ($field['posts'] === 'parts') {
            return !self::isPartedDate($field['parts'], $values);
        }
        if (isset($field['options'])) {
            $isOver = count($texts) > ($field['most'] ?? PHP_INT_MAX);
            if ($isOver || array_diff($texts, $field['options']) !== []) {
                return true;
            }
        }
        foreach ($texts as $text) {
            if (self::isTooLong($field, $text) || self::breaksFormat($field, $text, $facts)) {
                return true;
            }
        }
        return false;
    }

    /** Counts code points; text that is no UTF-8 is too long. */
    private static function isTooLong(array $field, string $text): bool
    {
        $length = preg_match_all('/./su', str_replace("\r\n", "\n", $text));
        return $length === false || $length > ($field['maxLength'] ?? PHP_INT_MAX);
    }

    private static function areRefused(array $field, array $files): bool
    {
        if ($files === []) {
            return $field['required'] ?? false;
        }
        $rules = $field['files'];
        if (count($files) < ($rules['min'] ?? 0) || count($files) > ($rules['max'] ?? PHP_INT_MAX)) {
            return true;
        }
        foreach ($files as ['name' => $name, 'size' => $size]) {
            $extension = strtolower(pathinfo($name, PATHINFO_EXTENSION));
            $isAllowed = !isset($rules['extensions']) || in_array($extension, $rules['extensions'], true);
            if (!$isAllowed || $size > ($rules['bytes'] ?? PHP_INT_MAX - 1)) {
                return true;
            }
        }
        return false;
    }

    private const EMAIL = '/^[\w.!#$%&\'*+\/=?^{|}~\x60-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/D';

    private static function breaksFormat(array $field, string $text, array $facts): bool
    {
        if (isset($field['date'])) {
            $date = self::readDate($field['date'], $text);
            return $date === null || self::isOutOfBounds($field, $date, $facts);
        }
        $isCounted = isset($field['signs']) && ($field['counts'] ?? '') === 'text';
        if ($isCounted && is_nan(self::toNumber($text, $field['signs']))) {
            return true;
        }
        switch ($field['format'] ?? '') {
            case 'email':
                return strlen($text) > 254 || preg_match(self::EMAIL, $text) !== 1;
            case 'url':
                return preg_match('/^https?:\/\/[^\s\/?#]+\.\S+$/iD', $text) !== 1;
            case 'number':
                return !self::isWithin($field, $text);
            case 'span':
                preg_match('/^(-?[\d.]+)(?:-(-?[\d.]+))?$/D', $text, $found);
                $from = $found[1] ?? '';
                $to = $found[2] ?? $from;
                return !self::isWithin($field, $from) || !self::isWithin($field, $to) || (float) $from > (float) $to;
            case 'captcha':
                return $facts['captchaCode'] === '' || $text !== $facts['captchaCode'];
            default:
                return false;
        }
    }

    private static function isWithin(array $field, string $text): bool
    {
        return preg_match('/^-?\d{1,15}(?:\.\d{1,15})?$/D', $text) === 1
            && (float) $text >= ($field['min'] ?? -INF)
            && (float) $text <= ($field['max'] ?? INF);
    }

${phpNumbers}
${phpDates}
    /** Verifies a token at its provider. The secret belongs to the site's key, and never into a page. */
    private static function verifyToken(string $token, string $secret): bool
    {
        $bot = self::FORM['bot'];
        if ($token === '' || $secret === '') {
            return false;
        }
        $context = stream_context_create(['http' => [
            'method' => 'POST',
            'header' => 'Content-Type: application/x-www-form-urlencoded',
            'content' => http_build_query(['secret' => $secret, 'response' => $token]),
            'timeout' => 5,
        ]]);
        $answer = json_decode((string) @file_get_contents($bot['verifyUrl'], false, $context), true);
        if (!is_array($answer) || ($answer['success'] ?? false) !== true) {
            return false;
        }
        $isOurs = !isset($bot['action']) || ($answer['action'] ?? '') === $bot['action'];
        return $isOurs && (!isset($bot['leastScore']) || ($answer['score'] ?? 0) >= $bot['leastScore']);
    }
}
`;
