<?php
/**
 * The script of the package. Reads the step and the folder of the site as JSON from the standard input, runs it as Joomla's
 * installer does, and prints its answer, its messages and its queries as JSON.
 */

namespace Joomla\CMS\Installer {
    class InstallerAdapter
    {
    }

    interface InstallerScriptInterface
    {
        public function install(InstallerAdapter $adapter): bool;

        public function update(InstallerAdapter $adapter): bool;

        public function uninstall(InstallerAdapter $adapter): bool;

        public function preflight(string $type, InstallerAdapter $adapter): bool;

        public function postflight(string $type, InstallerAdapter $adapter): bool;
    }
}

namespace Joomla\CMS {
    abstract class Factory
    {
        public static function getApplication()
        {
            return new \Test\Application();
        }

        public static function getContainer()
        {
            return new \Test\Container();
        }
    }
}

namespace Joomla\CMS\Language {
    class Text
    {
        public static function _($string)
        {
            return $string;
        }
    }
}

namespace Joomla\Database {
    interface DatabaseInterface
    {
    }
}

namespace Joomla\Filesystem {
    abstract class Folder
    {
        public static function delete($path)
        {
            array_map(fn ($file) => is_dir($file) ? self::delete($file) : unlink($file), glob("$path/*"));

            return rmdir($path);
        }
    }
}

namespace Test {
    use Joomla\CMS\Installer\InstallerAdapter;

    class Record
    {
        public static array $messages = [];
        public static array $queries = [];
    }

    class Application
    {
        public function enqueueMessage($msg, $type = 'info')
        {
            Record::$messages[] = $msg;
        }
    }

    class Container
    {
        public function get($key)
        {
            return new Database();
        }
    }

    class Query
    {
        public string $text = '';

        public function __call(string $name, array $words): self
        {
            $this->text = trim("$this->text $name " . implode(' ', $words));

            return $this;
        }
    }

    class Database implements \Joomla\Database\DatabaseInterface
    {
        public function getQuery($new = false)
        {
            return new Query();
        }

        public function quoteName($name, $as = null)
        {
            return "`$name`";
        }

        public function quote($text, $escape = true)
        {
            return "'$text'";
        }

        public function setQuery($query, $offset = 0, $limit = 0)
        {
            Record::$queries[] = $query->text;

            return $this;
        }

        public function execute()
        {
            return true;
        }
    }

    $input = json_decode(stream_get_contents(STDIN), true);
    define('_JEXEC', 1);
    define('JVERSION', $input['joomla']);
    define('JPATH_ROOT', $input['root']);
    $script = require "$input[kit]/script.php";
    $adapter = new InstallerAdapter();
    $type    = $input['type'];
    $isFine  = $script->preflight($type, $adapter) && $script->$type($adapter) && $script->postflight($type, $adapter);
    echo json_encode(['isFine' => $isFine, 'messages' => Record::$messages, 'queries' => Record::$queries]);
}
